import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { themeCss } from './build/theme-css.ts'

export default defineConfig({
  plugins: [react(), themeCss()],
  test: {
    environment: 'jsdom',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['../../checks/measure-file.ts', 'src/test-setup.ts'],
    restoreMocks: true,
    // A limit for tests that hang, generous enough for a busy machine.
    testTimeout: 60_000,
  },
})
