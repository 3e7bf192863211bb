import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { Order } from '@tiffin/contract'
import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { KitchenSlip } from './kitchen-slip.tsx'

/** Prints the order, and nothing else of the page. */
export function PrintOrder({ order }: { order: Order }) {
  const [isPrinting, setIsPrinting] = useState(false)
  useWindowEvent('afterprint', () => setIsPrinting(false))

  function handleClick() {
    // The slip must be rendered before the browser prints.
    flushSync(() => setIsPrinting(true))
    window.print()
  }

  return (
    <>
      <Button variant="default" onClick={handleClick}>
        Print
      </Button>
      {isPrinting && createPortal(<KitchenSlip order={order} />, document.body)}
    </>
  )
}
