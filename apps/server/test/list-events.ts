import pg from 'pg'

/** The numbers of all events in sequence, with what they are about. */
export async function listEvents(databaseUrl: string): Promise<{ number: number; topic: string | null }[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ number: string; topic: string | null }>(
      'select number, topic from events where number is not null order by number',
    )
    return rows.map(({ number, topic }) => ({ number: Number(number), topic }))
  } finally {
    await client.end()
  }
}
