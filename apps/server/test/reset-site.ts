import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../src/db/database.ts'

/** Emptied before each test, those that refer to others first. */
const EMPTIED = [
  ['order_lines', 'tickets', 'kitchen_work', 'push_subscriptions', 'printers', 'idempotency_keys'],
  ['sales_choices', 'sales_dishes', 'sales_hours', 'sales_days', 'drawer_entries', 'closings'],
  [
    'reviews',
    'wishlist_items',
    'sessions',
    'api_keys',
    'staff_pins',
    'mailed_tokens',
    'authenticator_apps',
    'passkeys',
    'passkey_challenges',
  ],
  [
    'recovery_codes',
    'rate_limits',
    'site_keys',
    'sheet_headings',
    'audit_log',
    'security_events',
    'form_keys',
  ],
  ['online_refunds', 'online_payments', 'held_orders'],
  ['provider_keys', 'payment_events', 'demo_refunds', 'demo_payments', 'book_comparisons'],
  ['webhook_attempts', 'webhook_deliveries', 'webhook_messages', 'webhook_endpoints'],
  [
    'replies',
    'contact_messages',
    'catering_requests',
    'reservations',
    'reservation_slots',
    'subscribers',
    'blocked_contacts',
    'guests',
  ],
].flat()

/** The menu's snapshot is made from these too, popular dishes from the orders: it has to be read again if they had rows. */
const EMPTIED_FROM_MENU = ['orders', 'promotions', 'special_days', 'kitchen_pace']

/** As they were seeded; versions belong to pages. */
const RESTORED = { pages: ['pages', 'page_versions'], settings: ['settings'] }

/** Only what was seeded stays; choices may be dishes, so their groups go first. */
const SEEDED = ['option_groups', 'products', 'categories', 'coupons']

/**
 * Prepares a seeded database for `resetSite`. One call of a function is a hundred times faster than TRUNCATE, which
 * gives each of thirty tables and their indexes a new file.
 */
export async function prepareReset(db: Database): Promise<void> {
  await db.execute(sql.raw('create schema for_tests'))
  for (const table of SEEDED)
    await db.execute(sql.raw(`create table for_tests.${table} as select id from public.${table}`))
  for (const table of Object.values(RESTORED).flat())
    await db.execute(sql.raw(`create table for_tests.${table} as table public.${table}`))
  const empty = (tables: string[]) =>
    tables.map((table) => `if exists (select from ${table}) then delete from ${table}; end if;`).join('\n')
  const count = 'get diagnostics touched = row_count; changed := changed + touched;'
  const emptyAndCount = EMPTIED_FROM_MENU.map(
    (table) => `if exists (select from ${table}) then delete from ${table}; ${count} end if;`,
  )
  const keepSeeded = SEEDED.map(
    (table) => `delete from ${table} where id not in (select id from for_tests.${table}); ${count}`,
  )
  const restored = Object.entries(RESTORED).map(
    ([first, tables]) => `
      if exists (table ${first} except table for_tests.${first}) or exists (table for_tests.${first} except table ${first}) then
        delete from ${first};
        ${tables.map((table) => `insert into ${table} table for_tests.${table};`).join('\n')}
        changed := changed + 1;
      end if;`,
  )
  await db.execute(
    sql.raw(`create function for_tests.reset_site() returns int language plpgsql as $$
    declare touched int; changed int := 0;
    begin
      ${empty(EMPTIED)}
      ${emptyAndCount.join('\n')}
      ${empty(['users'])}
      ${keepSeeded.join('\n')}
      update option_choices set is_sold_out = false, sold_out_until = null
        where is_sold_out or sold_out_until is not null; ${count}
      update products set rating_count = 0, rating_sum = 0 where rating_count > 0; ${count}
      update coupons set uses = 0 where uses > 0;
      ${restored.join('\n')}
      return changed;
    end $$`),
  )
}

/** Takes the site back to what was seeded; returns whether the menu changed by that. */
export async function resetSite(db: Database): Promise<boolean> {
  // On a busy machine it may take longer than the server's own statements may.
  await db.execute(sql`select set_config('statement_timeout', '0', true)`)
  const [row] = await rowsOf<{ changed: number }>(db, sql`select for_tests.reset_site() as changed`)
  return (row?.changed ?? 0) > 0
}
