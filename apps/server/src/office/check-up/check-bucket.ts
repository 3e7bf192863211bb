import type { Bucket, BucketSettings } from '../../platform/bucket.ts'
import { ok, trouble, type Finding } from './finding.ts'

/** Whether the bucket that stores the pictures is usable. */
export async function checkBucket({ endpoint }: BucketSettings, bucket: Bucket): Promise<Finding> {
  let outage: string | undefined
  bucket.onTrouble((error) => (outage = (error as Error).message))
  const fault = await bucket.findFault()
  if (fault !== null)
    return trouble(
      'pictures',
      `S3_URL cannot be used: ${fault}.`,
      'Check the key and the name of the bucket.',
    )
  if (outage !== undefined)
    return trouble(
      'pictures',
      `${endpoint} is not responding: ${outage}`,
      'Pictures cannot be shown or saved until it does.',
    )
  return ok('pictures', `Stored in ${endpoint}.`)
}
