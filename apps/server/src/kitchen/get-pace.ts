import type { KitchenPace } from '@tiffin/contract'
import type { Context } from '../platform/context.ts'
import { presentPace } from './pickup-slots/present-pace.ts'

export async function getPace({ catalogue, clock }: Context): Promise<KitchenPace> {
  return presentPace((await catalogue.rules()).pace, clock.now())
}
