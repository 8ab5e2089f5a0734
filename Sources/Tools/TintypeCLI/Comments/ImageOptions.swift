// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeRuns

/// The options for the images of a summary in Markdown.
struct ImageOptions: Hashable {
  /// The URL of the directory with the images; `nil` for a summary without images.
  var base: WebAddress?
  /// The directory to write the images to; `nil` to write none.
  var folder: String?

  /// Reads the options.
  ///
  /// - Throws: ``CommandError/invalidValue(_:option:expected:)`` for an invalid URL.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    folder = arguments.value("--images")
    base = try arguments.address("--image-base")
  }

  /// The name of an option that was given; `nil` for none.
  var given: String? { base != nil ? "--image-base" : folder.map { _ in "--images" } }

  /// Writes the images of a report to the directory, if there is one.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - output: The base directory of the artifacts' paths.
  ///   - tool: The tool with its environment.
  /// - Returns: The images for a summary; `nil` without a URL.
  /// - Throws: The reason why the images were not written.
  func images(
    of report: Report, in output: OutputDirectory, _ tool: Tool
  ) throws(ReportError) -> MarkdownImages? {
    guard given != nil else { return nil }
    let folder = folder.map { FilePath.absolute($0, in: tool.currentDirectory()) }
    let images = try ReviewImages(of: report, output: output, writingTo: folder)
    return base.map { MarkdownImages(base: $0, images: images) }
  }
}

extension ParsedArguments {
  /// Returns the URL that is the value of an option; `nil` if the option is not given.
  ///
  /// - Throws: ``CommandError/invalidValue(_:option:expected:)`` for an invalid URL.
  func address(_ option: String) throws(CommandError) -> WebAddress? {
    guard let text = value(option) else { return nil }
    guard let address = WebAddress(text) else {
      throw .invalidValue(text, option: option, expected: .address)
    }
    return address
  }
}

extension Manual.Option {
  /// The URL of the directory with the images of a summary.
  static let imageBase = Manual.Option(
    "--image-base", value: "URL",
    text: """
      Show the images of the most important changes, at most \(ReviewImages.limit) rows, from this \
      https URL of the directory that --images of “tintype report” has written.
      """)
  /// The directory for the images of a summary.
  static let images = Manual.Option(
    "--images", value: "DIR",
    text: """
      Write the images of the most important changes to this directory, to upload it. Their names \
      are the same on every machine. For markdown and github.
      """)
}
