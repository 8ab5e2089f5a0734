// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The build of the modules that the sources of apps import, as one shared library.
package struct BuiltEngine: Hashable, Sendable {
  /// The absolute path of the directory with the products of the build.
  package let products: String
  /// The absolute path of the package's sources.
  package let sources: String

  package init(products: String, sources: String) {
    (self.products, self.sources) = (products, sources)
  }

  /// The name of the product, and that of its library without prefix and extension.
  package static let product = "TintypeEngine"

  /// A text that changes with each build; empty if there is no library.
  package var state: String {
    var status = stat()
    guard stat("\(products)/lib\(Self.product).so", &status) == 0 else { return "" }
    let time = FileTime(modificationOf: status)
    return "\(status.st_size) \(time.seconds) \(time.nanoseconds)"
  }

  /// The arguments with which sources that import Apple's frameworks are compiled.
  package var compilerFlags: [String] {
    var flags = ["-I", "\(products)/Modules"]
    for (name, include) in clangModules {
      let own = "\(include)/module.modulemap"
      let map = FilePath.isRegularFile(own) ? own : "\(products)/\(name).build/module.modulemap"
      flags += ["-Xcc", "-fmodule-map-file=\(map)", "-Xcc", "-I", "-Xcc", include]
    }
    // Otherwise, the modules in C and those with a textual interface would be compiled for each
    // project again. Processes of the compiler may share the directory.
    let modules = "\(products)/ModuleCache"
    if access(products, W_OK) == 0 { flags += ["-module-cache-path", modules] }
    for (name, module) in FrameworkModules.aliases {
      flags += ["-module-alias", "\(name)=\(module)"]
    }
    flags += ["-module-alias", "Darwin=Glibc"]
    // On Apple's systems, files that import only Foundation can use these modules.
    for module in ["Combine", "FoundationNetworking", "Observation"] {
      flags += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    return flags + [
      "-Xfrontend", "-load-plugin-executable",
      "-Xfrontend", "\(products)/TintypeMacros-tool#TintypeMacros",
    ]
  }

  /// The arguments with which programs are linked.
  package var linkerFlags: [String] {
    [
      // By its path, which precedes Foundation: both define `Locale.current` and its counterparts, and
      // a program calls those of the first library.
      "\(products)/lib\(Self.product).so", "-Xlinker", "-rpath", "-Xlinker", products,
      "-use-ld=lld",
      // For `PreviewObjects`, which finds initializers by their names.
      "-Xlinker", "--export-dynamic",
    ]
  }

  /// The names of the modules in C with the directories of their headers, sorted.
  private var clangModules: [(name: String, include: String)] {
    let layers = ((try? Directory.names(in: "\(sources)/Sources")) ?? []).sorted()
    return layers.flatMap { layer -> [(name: String, include: String)] in
      let folder = "\(sources)/Sources/\(layer)"
      return ((try? Directory.names(in: folder)) ?? []).sorted().compactMap { name in
        let include = "\(folder)/\(name)/include"
        return name.hasPrefix("CTintype") && Directory.exists(at: include) ? (name, include) : nil
      }
    }
  }
}
