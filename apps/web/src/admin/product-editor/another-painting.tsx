import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { useRefreshMenu } from '../../lib/api/use-menu-dishes.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'

interface AnotherPaintingProps {
  productId: string
  onPainted: (url: string | undefined) => void
}

/** For a dish without a picture of its own. The painting is on the menu at once, whether or not the form is saved. */
export function AnotherPainting({ productId, onPainted }: AnotherPaintingProps) {
  const client = useTRPCClient()
  const refreshMenu = useRefreshMenu()
  const painting = useMutation({
    mutationFn: () => client.products.repaint.mutate({ id: productId }),
    onSuccess({ thumbnail }) {
      onPainted(thumbnail)
      void refreshMenu()
    },
  })
  return (
    <div>
      <Button variant="default" loading={painting.isPending} onClick={() => painting.mutate()}>
        Another painting
      </Button>
      <Text role="status" c="dimmed" size="sm">
        {painting.isSuccess && 'Painted. Guests see it right away.'}
      </Text>
      <FailureAlert
        failure={
          painting.isError
            ? { title: readErrorBody(painting.error)?.message ?? 'Something went wrong. Please try again.' }
            : null
        }
      />
    </div>
  )
}
