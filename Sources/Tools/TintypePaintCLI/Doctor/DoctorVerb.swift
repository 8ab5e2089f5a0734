// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCairo
import TintypeCommandLine
import TintypeReports
import TintypeScene

extension DoctorVerb: PaintingVerb {
  /// Checks this machine, and compares references with it or with each other.
  func run(in tool: PaintTool) -> CommandResult {
    let paths = references.map { FilePath.absolute($0, in: tool.currentDirectory) }
    return comparesReferences
      ? tool.comparison(of: paths, isJSON: isJSON) : tool.examination(paths, isJSON: isJSON)
  }
}

extension PaintTool {
  fileprivate func examination(_ paths: [String], isJSON: Bool) -> Result {
    let diagnosis = diagnose(environment)
    let survey = ReferenceSurvey(of: paths, machine: diagnosis.fingerprint)
    let isDifferent = diagnosis.level == .problem || survey.movesPixels
    let output =
      isJSON
      ? DoctorDocument(diagnosis: diagnosis, survey: survey).text
      : [DoctorText.text(of: diagnosis), DoctorText.text(of: survey, in: currentDirectory)]
        .filter { !$0.isEmpty }.joined(separator: "\n")
    return result(output, survey, isDifferent: isDifferent)
  }

  fileprivate func comparison(of paths: [String], isJSON: Bool) -> Result {
    var survey = ReferenceSurvey(of: paths, machine: nil)
    guard survey.errors.isEmpty, survey.references.count == 2,
      let first = survey.references.first, let second = survey.references.last
    else {
      if survey.errors.isEmpty {
        survey.errors = [
          "“tintype doctor --compare” compares two references, not directories. Name two PNG files."
        ]
      }
      return result("", survey, isDifferent: false)
    }
    if case (.stated(let one), .stated(let other)) = (first.environment, second.environment) {
      survey.references[0].differences = one.differences(to: other)
    }
    let output =
      isJSON
      ? DoctorDocument(diagnosis: nil, survey: survey).text
      : DoctorText.text(of: survey, in: currentDirectory, comparing: true)
    return result(output, survey, isDifferent: survey.movesPixels)
  }

  private func result(_ output: String, _ survey: ReferenceSurvey, isDifferent: Bool) -> Result {
    var result = Result(output: output)
    result.messages = survey.errors.map { "tintype: \(VisibleText.line($0))\n" }.joined()
    result.exitCode = !survey.errors.isEmpty ? .error : isDifferent ? .different : .success
    return result
  }
}

/// A font file that a reference names and that is not among this machine's standard fonts.
struct MissingFont: Hashable, Sendable {
  /// The name of the file.
  var file: String
  /// The digest in the reference.
  var digest: String

  /// A Boolean value that indicates whether the file belongs to the standard fonts.
  ///
  /// A standard font should be installed.
  var isStandard: Bool { package != nil }

  private var package: String? { Fingerprint.debianPackage(ofFont: file) }
}

extension MissingFont: CustomStringConvertible {
  /// The missing font and the next step.
  var description: String {
    guard let package else {
      return """
        font \(file) is not a standard font, so it is not compared. Check that the file in your \
        FontBook has a SHA-256 that begins with \(digest).
        """
    }
    return """
      font \(file) is not installed, so text is drawn with another font or not at all. Install the \
      package \(package) (Debian, Ubuntu).
      """
  }
}
