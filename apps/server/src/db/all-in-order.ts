type Answers<Asked extends readonly unknown[]> = { -readonly [Index in keyof Asked]: Awaited<Asked[Index]> }

/**
 * Waits for statements of one transaction that were sent together. Once one has failed, Postgres refuses those behind it
 * without a reason of their own: the failure of the first in the list is the one that counts.
 */
export async function allInOrder<const Asked extends readonly unknown[]>(
  asked: Asked,
): Promise<Answers<Asked>> {
  const settled = await Promise.allSettled(asked)
  const failed = settled.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as Answers<Asked>
}
