export function table(wish?: { board?: string; seats?: number; phase?: string; moves?: number; seed?: number }): unknown
