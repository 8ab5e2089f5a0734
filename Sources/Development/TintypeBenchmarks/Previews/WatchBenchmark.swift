// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation

  /// The time from saving a source to its updated images, compared with the build alone.
  struct WatchBenchmark {
    let program: String
    let meter: ProcessMeter
    let rounds: Int

    static let subject = "\(PreviewPackage.viewCount) views with a preview, one saved"
    static let build = "build the tests"
    static let image = "save, until the preview is rendered"
    static let end = "save, until all previews are rendered"
    /// The number of the view that is changed.
    private static let view = 25
    /// The variants of each preview, which `tintype watch` has by default.
    private static let variantCount = 2

    /// Builds alone and under the watcher in turn, in the same package and build directory, so that a
    /// slower machine affects both.
    ///
    /// All rounds change the text of the same view, so that the compiler does the same work, and only
    /// the images of this view differ from the first ones.
    ///
    /// The watcher is stopped by a signal during the build alone: it does not start another build, and
    /// has no processor time, while all files stay in the system's cache. It then builds and renders
    /// that change, which is not measured, and waits when the second change is saved.
    func measure(_ report: inout BenchmarkReport) throws {
      let package = PreviewPackage()
      try package.build(.views)
      let watch = try WatchProcess(program, in: package.root)
      defer { watch.end() }
      var (builds, images, ends): ([ProcessMeter.Reading], [Duration], [Duration]) = ([], [], [])
      // The first round is not counted.
      for round in 0...rounds {
        watch.pause()
        try package.writeView(Self.view, change: " \(round)a")
        let build = try meter.run(["swift", "build", "--build-tests"], in: package.root.path)
        watch.proceed()
        _ = try watch.update()

        let start = ContinuousClock.now
        try package.writeView(Self.view, change: " \(round)b")
        let update = try watch.update()
        guard let image = update.image, update.imageCount == Self.variantCount else {
          throw BenchmarkError.mismatch(
            "saving a source created \(update.imageCount) images instead of \(Self.variantCount).")
        }
        guard round > 0 else { continue }
        builds.append(build)
        images.append(image - start)
        ends.append(update.end - start)
      }
      report.add(rows(builds, images, ends))
    }

    private func rows(
      _ builds: [ProcessMeter.Reading], _ images: [Duration], _ ends: [Duration]
    ) -> [BenchmarkReport.Row] {
      var build = BenchmarkReport.Row(
        suite: PreviewsBenchmark.suite, subject: Self.subject, name: Self.build,
        by: "swift build", Sample(builds.map(\.time)), isCompetitor: true)
      build.processorTime = Sample(builds.map(\.processorTime)).median.inMilliseconds
      let rows = [(Self.image, images), (Self.end, ends)].map { name, times in
        var row = BenchmarkReport.Row(
          suite: PreviewsBenchmark.suite, subject: Self.subject, name: name, by: "tintype watch",
          Sample(times))
        row.compare(with: build)
        return row
      }
      return [build] + rows
    }
  }
#endif
