/** Marks what scrolls and goes on below with `data-more`, so that it can be seen that there is more. */
export function shaded(node: HTMLElement): () => void {
  const SLACK = 4
  const look = () => node.toggleAttribute('data-more', node.scrollHeight - node.clientHeight - node.scrollTop > SLACK)
  const sizes = new ResizeObserver(look)
  sizes.observe(node)
  const contents = new MutationObserver(look)
  contents.observe(node, { childList: true, subtree: true, characterData: true })
  node.addEventListener('scroll', look, { passive: true })
  look()
  return () => {
    sizes.disconnect()
    contents.disconnect()
    node.removeEventListener('scroll', look)
  }
}
