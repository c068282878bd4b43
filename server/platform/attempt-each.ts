/**
 * Works on every item in order. A failure stops no other item and is thrown at the end; of several, the first is the
 * cause of the error that counts them.
 */
export async function attemptEach<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await work(item).catch((failure: unknown) => failures.push(failure))
  if (failures.length > 1)
    throw new Error(`${failures.length} failures, the first one as cause`, { cause: failures[0] })
  if (failures.length === 1) throw failures[0]
}
