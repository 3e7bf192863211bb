/** What cannot be said in pnpm-workspace.yaml: `overrides` leave peer dependencies as they are. */
function readPackage(manifest) {
  // It needs the compiler as a library, which TypeScript 7 is not.
  if (manifest.name === 'openapi-typescript') {
    delete manifest.peerDependencies.typescript
    manifest.dependencies.typescript = '5.9.3'
  }
  return manifest
}

module.exports = { hooks: { readPackage } }
