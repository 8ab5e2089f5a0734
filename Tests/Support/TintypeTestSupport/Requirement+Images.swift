// SPDX-License-Identifier: MIT

#if os(Linux)
  import Glibc
  package import TintypeResources

  extension Requirement {
    /// Returns the requirement of the optional library of an image format.
    ///
    /// - Parameter decoder: The decoder of the format.
    /// - Returns: A requirement that is met if the library can be loaded.
    package static func library(_ decoder: ImageDecoder) -> Requirement {
      Requirement(
        "the library \(decoder.name)", remedy: "Run scripts/setup --with-browser."
      ) { dlopen(decoder.file, RTLD_LAZY) != nil }
    }

    /// The requirement of the library with which images of catalogs are compressed.
    package static let quickCompression = Requirement(
      "the library ISA-L", remedy: "Run scripts/setup --with-browser."
    ) { dlopen(QuickCompression.library, RTLD_LAZY) != nil }
  }
#endif
