import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { reviews } from '../../db/schema/index.ts'
import { bumpCatalogueVersion } from '../../menu/catalogue/catalogue-queries.ts'

/** The author's reviews stay, without their name; pages that showed it are rendered again. */
export async function anonymizeReviews(tx: Database, userId: string): Promise<void> {
  const nameless = await tx
    .update(reviews)
    .set({ userId: null, author: 'A former guest' })
    .where(eq(reviews.userId, userId))
    .returning({ status: reviews.status })
  if (nameless.some(({ status }) => status === 'approved')) await bumpCatalogueVersion(tx)
}
