// SPDX-License-Identifier: MIT

import Synchronization

extension CairoRenderer {
  /// Returns a renderer with a font book, the same one for equal books.
  ///
  /// - Throws: The error of `init(fonts:environment:)`.
  package static func shared(for book: FontBook) throws(RenderingError) -> CairoRenderer {
    try renderers.withLock { known throws(RenderingError) in
      if let renderer = known.first(where: { $0.book == book }) { return renderer }
      let renderer = try CairoRenderer(fonts: book)
      if known.count >= maximumSharedCount { known.removeFirst() }
      known.append(renderer)
      return renderer
    }
  }

  private static let renderers = Mutex<[CairoRenderer]>([])

  /// The maximum number of renderers that are kept; each has its own fonts and caches.
  private static let maximumSharedCount = 8
}
