/** A stand-in for the server, for looking at pages: serves the built page and the made-up table, and answers every command kindly. */
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { table } from './fixture.mjs'

const ROOT = path.resolve(import.meta.dirname, '../../src/hesperides/server/static')
const CSP = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' ws:; require-trusted-types-for 'script'; trusted-types svelte-trusted-html"
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.json': 'application/json' }

const json = (answer, body) => {
  answer.writeHead(200, { 'content-type': 'application/json' })
  answer.end(JSON.stringify(body))
}

export function serve(port = 0) {
  const server = http.createServer((question, answer) => {
    const url = new URL(question.url, 'http://here')
    if (url.pathname === '/api/catalogue') return json(answer, [])
    if (url.pathname === '/api/tables') return json(answer, [])
    if (url.pathname === '/api/fixture') {
      const { moves, seats, seed, ...rest } = Object.fromEntries(url.searchParams)
      return json(answer, table({ ...rest, ...(moves && { moves: +moves }), ...(seats && { seats: +seats }), ...(seed && { seed: +seed }) }))
    }
    const file = path.join(ROOT, url.pathname)
    const there = fs.existsSync(file) && fs.statSync(file).isFile() ? file : path.join(ROOT, 'index.html')
    answer.writeHead(200, { 'content-type': TYPES[path.extname(there)] ?? 'application/octet-stream', 'content-security-policy': CSP })
    answer.end(fs.readFileSync(there))
  })
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)))
}
