// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCodeBases

extension PackageDescription {
  /// Creates the description of a code base.
  init(_ codeBase: CodeBase) {
    name = codeBase.name
    targets = codeBase.modules.map { module in
      // Sources outside of the code base keep their absolute paths.
      let sources = module.sources.map { path in
        path.hasPrefix(codeBase.root + "/")
          ? String(path.dropFirst(codeBase.root.count + 1)) : path
      }
      return Target(module: module.moduleName, path: "", sources: sources)
    }
  }
}
