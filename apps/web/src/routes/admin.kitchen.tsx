import { createFileRoute } from '@tanstack/react-router'
import { WhoIsHere } from '../admin/acting/who-is-here.tsx'
import { readBoardSearch } from '../admin/kitchen-board/board-search.ts'
import { KitchenBoard } from '../admin/kitchen-board/kitchen-board.tsx'
import { BusyMenu } from '../admin/busy-mode/busy-menu.tsx'
import { OrderDrawer } from '../admin/order-queue/order-drawer.tsx'
import { OrderTickets } from '../admin/printers/order-tickets.tsx'
import { PrintHere } from '../admin/printers/print-here.tsx'
import { NewOrderButton } from '../domain/admin/new-order-button.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useSearchProps } from './-use-search-props.ts'

export const Route = createFileRoute('/admin/kitchen')({
  validateSearch: readBoardSearch,
  head: ({ match }) => pageHead({ match, title: 'Kitchen' }),
  component: KitchenPage,
})

function KitchenPage() {
  const searchProps = useSearchProps(Route)
  const { search, onSearch } = searchProps
  return (
    <>
      <KitchenBoard
        {...searchProps}
        actions={
          <>
            <WhoIsHere variant="default" />
            <NewOrderButton height={44} />
            <BusyMenu height={44} />
            <PrintHere />
          </>
        }
      />
      <OrderDrawer
        id={search.order}
        renderMore={({ _id }) => <OrderTickets orderId={_id} />}
        onClose={() => onSearch({ ...search, order: undefined })}
      />
    </>
  )
}
