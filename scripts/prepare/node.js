const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Hausblick needs Node 20.19 or newer; this is ${process.version}.\n`)
  process.exit(1)
}
