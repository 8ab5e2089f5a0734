// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import TintypeBrowser
  import TintypeRuns

  /// The time of writing a large catalog, compared with rendering its images, and its page.
  struct CatalogBenchmark {
    let program: String
    let meter: ProcessMeter
    let rounds: Int

    static let subject = "1,000 previews in four variants"
    static let rendering = "render the images"
    static let catalog = "render the images and write the page"

    private var images: String { WorkFolder.url("previews/images").path }
    private var catalog: String { WorkFolder.url("previews/catalog").path }

    /// The variants, as options of `tintype catalog` and in a request.
    private static let options = [
      "--color-schemes", "light,dark", "--text-sizes", "large,accessibility3",
    ]

    private static var variants: PreviewRequest.Variants {
      var variants = PreviewRequest.Variants()
      variants.colorSchemes = ["light", "dark"]
      variants.dynamicTypeSizes = ["large", "accessibility3"]
      return variants
    }

    func measure(_ report: inout BenchmarkReport) throws {
      let package = PreviewPackage()
      try package.build(.cards)
      let tests = try package.testProgram()
      var (renderings, catalogs): ([Duration], [ProcessMeter.Reading]) = ([], [])
      for _ in 0..<max(rounds / 5, 2) {
        renderings.append(try render(tests))
        try? FileManager.default.removeItem(atPath: catalog)
        catalogs.append(
          try meter.run(
            [program, "catalog", "--no-build", "--output", catalog] + Self.options,
            in: package.root.path))
      }
      try checkCatalog()
      let alone = BenchmarkReport.Row(
        suite: PreviewsBenchmark.suite, subject: Self.subject, name: Self.rendering,
        by: "the test program", Sample(renderings), isCompetitor: true)
      var row = BenchmarkReport.Row(
        suite: PreviewsBenchmark.suite, subject: Self.subject, name: Self.catalog,
        by: "tintype catalog", Sample(catalogs.map(\.time)))
      row.processorTime = Sample(catalogs.map(\.processorTime)).median.inMilliseconds
      // The memory is that of the largest process, which renders the previews.
      row.peakMemory = catalogs.map(\.peakMemory).max()
      row.compare(with: alone)
      report.add([alone, row])
      try measurePage(&report)
    }

    /// Renders the previews in the process that `tintype catalog` also starts, with the same request.
    ///
    /// - Returns: The time until the events end, which are only read.
    private func render(_ tests: String) throws -> Duration {
      let files = FileManager.default
      try? files.removeItem(atPath: images)
      try files.createDirectory(atPath: images, withIntermediateDirectories: true)
      var request = PreviewRequest(images: images, events: 3)
      request.variants = Self.variants
      let file = WorkFolder.url("previews/request.json")
      try JSONEncoder().encode(request).write(to: file)
      let start = ContinuousClock.now
      let events = try Subprocess.run(
        "sh", ["-c", #"exec "$0" 3>&1 >/dev/null 2>&1"#, tests],
        [PreviewRequest.variable: file.path])
      let time = ContinuousClock.now - start
      let count = events.output.split(separator: "\n").count { $0.hasPrefix(#"{"rendered":"#) }
      let expected = PreviewPackage.cardCount * 4
      guard events.code == 0, count == expected else {
        throw BenchmarkError.mismatch("\(count) of \(expected) images were rendered.")
      }
      return time
    }

    /// Checks that the catalog has the same images as the rendering alone.
    private func checkCatalog() throws {
      let files = FileManager.default
      let own = Set(try files.contentsOfDirectory(atPath: catalog + "/images"))
      guard own == Set(try files.contentsOfDirectory(atPath: images)) else {
        throw BenchmarkError.mismatch("the catalog has other images than the rendering alone.")
      }
    }

    private func measurePage(_ report: inout BenchmarkReport) throws {
      guard Browser.find() != nil else {
        Log.note("the page is not measured: \(BrowserError.noBrowser)")
        return
      }
      let page = PageMeter(
        browser: try Browser.launch(), path: catalog + "/index.html", subject: .catalog)
      defer { page.browser.close() }
      report.add(
        try page.rows(
          suite: PreviewsBenchmark.suite, subject: Self.subject, rounds: max(rounds / 3, 3),
          passes: max(rounds / 5, 1)))
    }
  }
#endif
