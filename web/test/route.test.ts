/** Every address leads to a page; one that says nothing leads to a page on which there is nothing. */
import { expect, test } from 'vitest'
import { go, route } from '../src/route.svelte'

test.each([
  ['/', { page: 'home' }],
  ['/table/abc', { page: 'table', id: 'abc', at: null }],
  ['/table/abc/12', { page: 'table', id: 'abc', at: 12 }],
  ['/table/%', { page: 'table', id: '%', at: null }],
  ['/table/%E0%A4%A', { page: 'table', id: '%E0%A4%A', at: null }],
  ['/party/%', { page: 'party', id: '%' }],
  ['/rules/%', { page: 'rules', game: '%' }],
])('%s', (address, page) => {
  globalThis.scrollTo = () => undefined
  go(address)
  expect(route()).toEqual(page)
})
