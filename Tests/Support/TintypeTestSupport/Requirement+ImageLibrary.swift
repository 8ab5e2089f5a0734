// SPDX-License-Identifier: MIT

#if os(Linux)
  import Glibc
  package import TintypeResources

  extension Requirement {
    /// Returns the requirement of an optional library.
    ///
    /// - Parameter library: The library.
    /// - Returns: A requirement that is met if the library can be loaded.
    package static func library(_ library: ImageLibrary) -> Requirement {
      Requirement(
        "the library \(library.rawValue)", remedy: "Run scripts/setup --with-browser."
      ) { dlopen(library.fileName, RTLD_LAZY) != nil }
    }
  }
#endif
