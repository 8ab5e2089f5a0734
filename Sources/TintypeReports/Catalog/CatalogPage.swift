// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// The shell of a catalog's page: the texts that need no script, and elements for the others.
struct CatalogPage {
  private let catalog: Catalog

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// The content security policy: no requests, and only the scripts and images of the folder.
  ///
  /// A page that is opened from a disk has no origin, so `'self'` matches nothing and `file:` is
  /// required; for a web server, it is the opposite.
  private static let policy: Markup = """
    default-src 'none'; script-src 'self' file:; style-src 'self' file:; img-src 'self' file:; \
    base-uri 'none'; form-action 'none'
    """

  /// The source of `index.html`.
  var source: String { markup.source }

  private var markup: Markup {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(ReportFolder.Kind.catalog.mark)
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Previews of \(catalog.package) – Tintype</title>
    \(Markup(lines: PageFile.catalog.compactMap(\.styleLink)))
    </head>
    <body>
    <a class="skip" href="#grid">Skip to the previews</a>
    <header id="banner">
    <h1>Previews of \(catalog.package)</h1>
    <p class="totals">\(counts)</p>
    </header>
    <noscript>
    <p>Allow the page's own scripts to show the previews. Without them, open the files in the \
    folder “images”.</p>
    </noscript>
    <main id="app"></main>
    <p id="status" role="status" class="hidden"></p>
    \(Markup(lines: PageFile.catalog.compactMap(\.scriptElement)))
    <script src="data/catalog.js"></script>
    </body>
    </html>
    """
  }

  private var counts: Markup {
    let counts: Markup = """
      \(Numbers.counted(catalog.previews.count, "preview")) · \
      \(Numbers.counted(catalog.imageCount, "image"))
      """
    guard catalog.failureCount > 0 else { return counts }
    return """
      \(counts) · <span class="failed">\(Numbers.counted(catalog.failureCount, "failure"))</span>
      """
  }
}
