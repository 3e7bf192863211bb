import type { Printer, SavePrinterInput } from '@tiffin/contract'
import { paperNames } from './describe-printer.ts'
import { stationName, type Kitchen } from './use-kitchen.ts'

/** The form's values: without a stand-in, its id is blank. */
export type PrinterDraft = ReturnType<typeof draftOf>

/** The fields and their labels, in the order of the form. */
export const fieldNames: Readonly<Record<keyof PrinterDraft, string>> = {
  name: 'Name',
  isCounter: 'Counter: the whole order',
  stations: 'Stations',
  paper: 'Paper',
  standInId: 'Stand-in',
}

export const draftOf = (printer: Printer | null) => ({
  name: printer?.name ?? '',
  isCounter: printer?.isCounter ?? false,
  stations: printer?.stations ?? [],
  paper: printer?.paper ?? ('80mm' as const),
  standInId: printer?.standInId ?? '',
})

export const readDraft = (draft: PrinterDraft): SavePrinterInput => ({
  ...draft,
  standInId: draft.standInId || null,
})

/** Errors of a single station are shown below all of them. */
export const fieldOf = (path: string) => path.split('.', 1)[0] ?? path

/** As shown where two versions are compared. */
export const describeDraft =
  (stations: Kitchen['stations'], printers: readonly Printer[]) => (draft: PrinterDraft) => ({
    ...draft,
    stations: draft.stations.map((key) => stationName(stations, key)),
    paper: paperNames[draft.paper],
    standInId: printers.find(({ _id }) => _id === draft.standInId)?.name ?? '',
  })
