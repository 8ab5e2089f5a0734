// SPDX-License-Identifier: MIT

import TintypeBase

/// The shell of a catalog's page: the texts that need no script, and elements for the others.
struct CatalogPage {
  private let package: String
  /// The numbers of previews, images and failures.
  private let counts: Markup
  private let files: [PageFile]
  private let policy: Markup
  private let advice: Markup
  /// The elements that load the data.
  private let data: Markup

  /// Creates the page of a catalog in a folder.
  init(_ catalog: Catalog, _ counts: Catalog.Counts) {
    package = catalog.package
    self.counts = Self.texts(of: counts)
    files = PageFile.catalog
    policy = Self.policy(of: "'self' file:")
    advice = """
      Allow the page's own scripts to show the previews. Without them, open the files in the \
      folder “images”.
      """
    data = "<script src=\"data/catalog.js\"></script>"
  }

  /// Creates the page of a package whose previews a watcher updates.
  init(liveFor package: String) {
    self.package = package
    counts = .none
    files = PageFile.live
    policy = "\(Self.policy(of: "'self'")); connect-src 'self'"
    advice = "Allow the page's own scripts to show the previews."
    data = .none
  }

  /// Returns the content security policy: only the scripts and images of some sources, and no
  /// requests.
  ///
  /// A page that is opened from a disk has no origin, so `'self'` matches nothing and `file:` is
  /// required; for a web server, it is the opposite.
  private static func policy(of sources: Markup) -> Markup {
    """
    default-src 'none'; script-src \(sources); style-src \(sources); img-src \(sources); \
    font-src data:; base-uri 'none'; form-action 'none'
    """
  }

  /// The source of `index.html`.
  var source: String { markup.source }

  private var markup: Markup {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(ReportFolder.Kind.catalog.mark)
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Previews of \(package) – Tintype</title>
    \(Markup(lines: files.compactMap(\.styleLink)))
    </head>
    <body>
    <a class="skip" href="#grid">Skip to the previews</a>
    <header id="banner">
    <h1>Previews of \(package)</h1>
    <p class="totals">\(counts)</p>
    </header>
    <noscript>
    <p>\(advice)</p>
    </noscript>
    <main id="app"></main>
    <p id="status" role="status" class="hidden"></p>
    \(Markup(lines: files.compactMap(\.scriptElement) + [data]))
    </body>
    </html>
    """
  }

  private static func texts(of counts: Catalog.Counts) -> Markup {
    let text: Markup = """
      \(Numbers.counted(counts.previews, "preview")) · \(Numbers.counted(counts.images, "image"))
      """
    guard counts.failures > 0 else { return text }
    return """
      \(text) · <span class="failed">\(Numbers.counted(counts.failures, "failure"))</span>
      """
  }
}
