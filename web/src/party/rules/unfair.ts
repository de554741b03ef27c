/** Why something cannot be done: the clause of rules/citrus-games.md, and at which input (null: the whole). */
export class Unfair extends Error {
  constructor(
    readonly rule: string,
    readonly input: number | null = null,
  ) {
    super(rule)
  }
}
