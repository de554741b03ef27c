/** The texts of clauses come with marks for emphasis and code. */
export const PARTS = /\*\*([^*]+)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*|\b([a-z]+\.[a-z][a-z-]*[a-z])\b/g

/** The text of a clause as it is spoken: without its marks, and without its own name at its head. */
export function plain(text: string, name = ''): string {
  const bare = text.startsWith(`**${name}**`) ? text.slice(name.length + 4) : text
  return bare
    .replace(PARTS, (whole, bold?: string, code?: string, italic?: string) => bold ?? code ?? italic ?? whole)
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
