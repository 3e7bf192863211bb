import { sql } from 'drizzle-orm'
import { orderLines } from '../../db/schema/index.ts'

/** For `cross join lateral`: the dishes that were chosen as parts of the line, with the portions of the whole line. */
export const partsOfLine = sql`(
  select option->>'productId' as product_id, option->>'product' as slug, option->>'choiceName' as title,
    ${orderLines.quantity} * coalesce((option->>'quantity')::int, 1) as quantity
  from jsonb_array_elements(${orderLines.choices}->'options') as option
  where option ? 'product' and coalesce((option->>'quantity')::int, 1) > 0
) as part`
