import { type SiteSettings, type StaffRole, staffRoles } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { cacheOnce } from '../../platform/cache-once.ts'
import { isOpenTo } from '../../platform/require-access.ts'
import { cacheByHouse } from '../caches.ts'
import { makeReady, type ReadyAnswer } from '../ready-answer.ts'
import { openApiDocument } from './openapi.ts'
import { procedureNamed } from './procedure-named.ts'

type Documents = ReadonlyMap<StaffRole | null, () => Promise<ReadyAnswer>>

/** The OpenAPI document of a restaurant for each kind of reader, with what they may call; null: guests and customers. */
export const houseDocuments = (publicUrl: string): ((house: SiteSettings) => Documents) =>
  cacheByHouse(
    (house) =>
      new Map(
        [null, ...staffRoles].map((role) => [role, cacheOnce(() => drawDocument(publicUrl, house, role))]),
      ),
  )

function drawDocument(publicUrl: string, house: SiteSettings, staffRole: StaffRole | null) {
  const document = openApiDocument(publicUrl, house, ({ procedure }) =>
    isOpenTo(procedureNamed(procedure).meta.access, staffRole),
  )
  return makeReady({
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'authorization',
    },
    body: withMoneyOf(house, JSON.stringify(document)),
  })
}

/** The examples are written in Canadian dollars with GST: their readers expect their own currency, tax and zone. */
function withMoneyOf({ region, taxes }: SiteSettings, document: string): string {
  const money = moneyOf(region)
  return document
    .replaceAll(/\bCAD\b/g, region.currency)
    .replaceAll('America/Edmonton', region.timeZone)
    .replaceAll(/\bGST\b/g, () => JSON.stringify(taxes.list[0]?.name ?? 'Tax').slice(1, -1))
    .replaceAll(/\$(\d[\d,]*(?:\.\d\d)?)(?!\d)/g, (_written, digits: string) =>
      money.formatAmount(Number(digits.replaceAll(',', ''))),
    )
}
