import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

const noElement = () => undefined

/**
 * The context that Mantine's components need, for tests of the admin's components: their pages have it from
 * `layout/admin-shell.tsx`.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      // The scheme of the page is the page's own: the kitchen board's is dark.
      getRootElement={noElement}
    >
      {children}
    </MantineProvider>
  )
}
