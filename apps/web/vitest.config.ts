import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { themeCss } from './build/theme-css.ts'

const shared = {
  setupFiles: ['../../checks/measure-file.ts', 'src/test-setup.ts'],
  // A worker keeps what it has loaded: React and Mantine take longer to load than most files to run.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  // A limit for tests that hang, generous enough for a busy machine.
  testTimeout: 60_000,
}
const plugins = [react(), themeCss()]

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // What is rendered has a document.
      {
        plugins,
        test: { ...shared, name: 'jsdom', environment: 'jsdom', include: ['src/**/*.test.tsx'] },
      },
      // What is only computed has none, unless its first line asks for one.
      { plugins, test: { ...shared, name: 'node', include: ['{src,build}/**/*.test.ts'] } },
    ],
  },
})
