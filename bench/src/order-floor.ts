/** The least that an order of three dishes can cost on this Postgres: six plain statements, prepared, sent by pgbench. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findServerPrograms } from '../../apps/server/test/start-postgres.ts'
import type { Side } from './compare.ts'

// Keys, dishes, order, lines: what no program can leave out.
const SCRIPT = `\\set r random(1, 9000000000000000)
begin;
insert into idempotency_keys (owner, key, body_hash, order_id, created_at)
  values ('', 'floor-' || :r::text, 'hash', md5(:r::text), now()) on conflict do nothing;
select id, slug, title, price_cents, discount_percent, stock from products where slug in ('samosa', 'butter-chicken', 'garlic-naan');
insert into orders (id, customer_name, customer_email, payment_method, subtotal_cents, discount_cents, tax_cents, taxes,
    total_cents, currency, pickup_at, created_at)
  values (md5(:r::text), 'Bench Guest', 'guest@example.com', 'card', 5000, 0, 250, '[{"name":"GST","thousandths":5000,"number":"","cents":250}]', 5250, 'CAD', now(), now())
  returning number;
insert into order_lines (order_id, position, slug, title, thumbnail, unit_price_cents, quantity) values
  (md5(:r::text), 0, 'samosa', 'Samosa', '/art/dishes/samosa.svg', 666, 1),
  (md5(:r::text), 1, 'butter-chicken', 'Butter Chicken', '/art/dishes/butter-chicken.svg', 1899, 2),
  (md5(:r::text), 2, 'garlic-naan', 'Garlic Naan', '/art/dishes/garlic-naan.svg', 399, 3);
commit;
`

/** Null without pgbench, which comes with Debian's Postgres. */
export async function openOrderFloor(databaseUrl: string, open: AsyncDisposableStack) {
  const pgbench = join(findServerPrograms() ?? '', 'pgbench')
  if (!existsSync(pgbench)) return null
  const folder = open.use(await mkdtempDisposable(join(tmpdir(), 'tiffin-floor-')))
  const script = join(folder.path, 'order.sql')
  await writeFile(script, SCRIPT)
  return (clients: number): Side =>
    async (seconds) => {
      const options = [`--client=${clients}`, '--jobs=2', `--time=${Math.ceil(seconds)}`]
      const asked = ['--no-vacuum', '--protocol=prepared', `--file=${script}`, databaseUrl]
      const { stdout } = await promisify(execFile)(pgbench, options.concat(asked))
      const figure = (name: RegExp) => Number(name.exec(stdout)?.[1])
      return {
        perSecond: figure(/^tps = ([\d.]+)/m),
        p50Ms: figure(/^latency average = ([\d.]+)/m),
        p99Ms: null,
        cpuMicroseconds: null,
      }
    }
}
