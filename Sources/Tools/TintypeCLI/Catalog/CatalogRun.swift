// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeRuns

/// The process that builds code, renders its previews, and writes their catalog.
struct CatalogRun {
  /// The path of the folder of the catalog.
  var folder: String
  var code: PreviewedCode
  var options: PreviewOptions
  var builds: Bool
  /// A Boolean value that indicates whether previews are rendered whose code has not changed.
  var rendersAll: Bool
  var environment: [String: String]

  /// The counts of the written catalog with the path of its page.
  struct Result {
    var counts: Catalog.Counts
    var page: String
    /// Problems of single declarations, which are not in the catalog.
    var problems: [String]
    /// The compiled part of a code base; `nil` for a package that depends on Tintype.
    var coverage: CodeBaseCoverage?
  }

  /// Writes the catalog.
  ///
  /// - Parameters:
  ///   - show: Receives lines about the progress of a build.
  ///   - progress: Receives the number of rendered variants, and the number of all.
  /// - Returns: The counts of the written catalog.
  /// - Throws: The reason why there is no catalog; then the folder is unchanged.
  mutating func run(
    show: (String) -> Void, progress: (Int, Int) -> Void
  ) throws -> Result {
    let built = try code.built(building: builds, show: show)
    let description = built.description
    let root = code.root
    let output = try Self.folder(at: folder)
    do {
      let request = request(built, images: output.images)
      let earlier = built.code.flatMap { build in
        PreviewCode(build, request, environment: environment).map {
          EarlierPreviews(code: $0, path: build.record)
        }
      }
      var results = try StoredPreviews(in: output.images)
      if !rendersAll { try earlier?.load(into: results, output.takeImage) }
      try render(built.program, request, &results, progress)
      let name = description?.name ?? FilePath.name(of: root)
      guard !results.isEmpty || !results.declarations.isEmpty else {
        // The reason can be that sources are left out.
        for line in (built.coverage?.text ?? "").split(separator: "\n") { show(String(line)) }
        throw CatalogError.noPreviews(package: name)
      }
      let previews = LocatedPreviews(results, PreviewLocations(description, root: root))
      let catalog = Catalog(
        package: name, root: root, editor: options.editor, settings: options.settings.settings,
        previews: [], omissions: built.coverage?.shown)
      let counts = try Self.commit(catalog, previews, to: output)
      earlier?.store(results, &previews.locations)
      let problems = results.declarations.sorted { $0.key < $1.key }.map {
        "The previews of “\($0.key)” could not be evaluated. \($0.value)"
      }
      return Result(
        counts: counts, page: output.page, problems: problems, coverage: built.coverage)
    } catch {
      output.discard()
      throw error
    }
  }

  private func request(_ built: BuiltPreviews, images: String) -> PreviewRequest {
    var request = PreviewRequest(images: images, events: -1)
    request.variants = options.settings.request
    request.modules = built.modules
    request.excluded = code.settings?.excluded
    return request
  }

  private func render(
    _ program: BuiltTestProgram, _ request: PreviewRequest,
    _ results: inout StoredPreviews, _ progress: (Int, Int) -> Void
  ) throws {
    let process = PreviewProcess(
      program: program.path, request: request, environment: environment,
      timeout: options.timeout * 1000)
    var (total, done) = (0, results.resultCount)
    try PreviewRun(process: process).run(into: &results) { event in
      switch event {
      case .list(let items, let start): total = start + items.count
      case .rendered, .failed, .verified:
        done += 1
        progress(done, total)
      case .declaring, .rendering, .finished: break
      }
    }
  }

  private static func folder(at path: String) throws -> CatalogFolder {
    do throws(ReportError) {
      return try CatalogFolder(for: path)
    } catch {
      throw CatalogError(error) ?? error as any Error
    }
  }

  private static func commit(
    _ catalog: Catalog, _ previews: LocatedPreviews, to folder: CatalogFolder
  ) throws -> Catalog.Counts {
    do throws(ReportError) {
      return try folder.commit(catalog, previews: previews)
    } catch {
      throw CatalogError(error) ?? error as any Error
    }
  }
}
