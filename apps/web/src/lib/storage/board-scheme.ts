import { createLocalStorageStore, useStored } from './stores.ts'

type Scheme = 'dark' | 'light'

/** How the kitchen's board looks on this device. */
const schemeStore = createLocalStorageStore<Scheme>({
  key: 'tiffin-board-scheme',
  empty: 'dark',
  parse: (raw) => (raw === 'light' ? 'light' : 'dark'),
})

export const useBoardScheme = (): Scheme => useStored(schemeStore)

export const switchBoardScheme = () => schemeStore.update((scheme) => (scheme === 'dark' ? 'light' : 'dark'))
