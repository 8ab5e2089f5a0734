// SPDX-License-Identifier: MIT

import Foundation
import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

/// The build of a package, the rendering of its previews, and the writing of their catalog.
struct CatalogRun {
  /// The path of the folder of the catalog.
  var folder: String
  /// The absolute path of the package.
  var root: String
  var settings: [Catalog.Setting]
  var request: PreviewRequest.Variants
  /// The longest time of a preview, in milliseconds.
  var timeout: Int32
  var editor: String
  var builds: Bool
  /// The arguments for `swift build`.
  var arguments: SwiftTestArguments
  var environment: [String: String]

  /// The written catalog with the path of its page.
  struct Result {
    var catalog: Catalog
    var page: String
    /// Problems of single declarations, which are not in the catalog.
    var problems: [String]
  }

  /// Writes the catalog.
  ///
  /// - Parameter progress: Receives the number of rendered variants, and the number of all.
  /// - Returns: The written catalog.
  /// - Throws: The reason why there is no catalog; then the folder is unchanged.
  func run(progress: (Int, Int) -> Void) throws -> Result {
    guard let swift = ChildProcess.program("swift", environment: environment) else {
      throw TestError.missing(program: "swift")
    }
    if builds {
      let ending = try child(swift, ["build", "--build-tests"] + arguments.all).run(
        output: .messages)
      try Self.check(ending)
      guard ending.status == 0 else { throw CatalogError.notBuilt(status: ending.status) }
    }
    let description = try describe(swift)
    let program = try testProgram(swift, package: description?.name)
    let output = try Self.folder(at: folder)
    do {
      let results = try render(program, into: output.images, progress)
      let name = description?.name ?? FilePath.name(of: root)
      guard !results.items.isEmpty || !results.declarations.isEmpty else {
        throw CatalogError.noPreviews(package: name)
      }
      var locations = PreviewLocations(description, root: root)
      let catalog = Catalog(
        package: name, root: root, editor: editor, settings: settings,
        previews: Self.previews(results, &locations))
      let written = try Self.commit(catalog, to: output)
      let problems = results.declarations.sorted { $0.key < $1.key }.map {
        "The previews of “\($0.key)” could not be evaluated. \($0.value)"
      }
      return Result(catalog: written, page: output.page, problems: problems)
    } catch {
      output.discard()
      throw error
    }
  }

  private func child(_ swift: String, _ arguments: [String]) -> ChildProcess {
    ChildProcess(program: swift, arguments: arguments, environment: environment)
  }

  private static func check(_ ending: ChildProcess.Ending) throws {
    if let signal = ending.interruption { throw PreviewInterruption(signal: signal) }
  }

  /// Returns the description of the package; `nil` if the program does not print one.
  private func describe(_ swift: String) throws -> PackageDescription? {
    let scratch = arguments.scratchPath.map { ["--scratch-path", $0] } ?? []
    let ending = try child(swift, ["package"] + scratch + ["describe", "--type", "json"]).run(
      output: .captured)
    try Self.check(ending)
    return ending.status == 0 ? PackageDescription(ending.output) : nil
  }

  private func testProgram(_ swift: String, package: String?) throws -> TestProgram {
    let ending = try child(swift, ["build", "--show-bin-path"] + arguments.all).run(
      output: .captured)
    try Self.check(ending)
    let lines = String(decoding: ending.output, as: UTF8.self).split(separator: "\n")
    guard ending.status == 0, let directory = lines.last else {
      throw CatalogError.noBinaries(status: ending.status)
    }
    return try TestProgram(in: String(directory), package: package)
  }

  private func render(
    _ program: TestProgram, into images: String, _ progress: (Int, Int) -> Void
  ) throws -> PreviewRun.Results {
    var request = PreviewRequest(images: images, events: -1)
    request.variants = self.request
    let process = PreviewProcess(
      program: program.path, request: request, environment: environment, timeout: timeout)
    var (total, done) = (0, 0)
    return try PreviewRun(process: process).run { event in
      switch event {
      case .list(let items): total = items.count
      case .rendered, .failed:
        done += 1
        progress(done, total)
      case .declaring, .rendering, .finished: break
      }
    }
  }

  /// Returns the previews, each with its variants, which follow each other in the list.
  static func previews(
    _ results: PreviewRun.Results, _ locations: inout PreviewLocations
  ) -> [Catalog.Preview] {
    var (previews, places): ([Catalog.Preview], [String: Int]) = ([], [:])
    for item in results.items {
      let variant: Catalog.Variant? =
        switch results.results[item.id] {
        case .rendered(let rendering): .rendered(rendering)
        case .failed(let message): .failed(message)
        case nil: nil
        }
      let key = "\(item.module)/\(item.name)"
      if let place = places[key] {
        previews[place].variants.append(variant)
        continue
      }
      places[key] = previews.count
      let location = locations.location(of: item)
      previews.append(
        Catalog.Preview(
          module: item.module, name: item.name, file: location?.file,
          line: location?.line ?? item.line, isExcluded: item.isExcluded, variants: [variant]))
    }
    return previews
  }

  private static func folder(at path: String) throws -> CatalogFolder {
    do throws(ReportError) {
      return try CatalogFolder(for: path)
    } catch {
      throw CatalogError(error) ?? error as any Error
    }
  }

  private static func commit(_ catalog: Catalog, to folder: CatalogFolder) throws -> Catalog {
    do throws(ReportError) {
      return try folder.commit(catalog)
    } catch {
      throw CatalogError(error) ?? error as any Error
    }
  }
}
