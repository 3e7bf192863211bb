import { Skeleton, Stack } from '@mantine/core'

/** Shown until the browser knows who is logged in. Without JavaScript it never does, and nothing is shown. */
export const AdminSkeleton = () => (
  <Stack role="group" aria-busy aria-label="Loading the page…">
    <Skeleton w="min(100%, 14rem)" h="2.75rem" />
    <Skeleton h="20rem" />
  </Stack>
)
