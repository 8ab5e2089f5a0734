// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeCommandLine
import TintypeScene
import TintypeReports
import TintypeSnapshots

extension Tool {
  /// `tintype doctor`: checks this machine, and compares references with it or with each other.
  func doctor(_ options: DoctorOptions) -> Result {
    let paths = options.references.map { FilePath.absolute($0, in: currentDirectory) }
    return options.comparesReferences
      ? comparison(of: paths, isJSON: options.isJSON) : examination(paths, isJSON: options.isJSON)
  }

  private func examination(_ paths: [String], isJSON: Bool) -> Result {
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

  private func comparison(of paths: [String], isJSON: Bool) -> Result {
    var survey = ReferenceSurvey(of: paths, machine: nil)
    guard survey.troubles.isEmpty, survey.references.count == 2,
      let first = survey.references.first, let second = survey.references.last
    else {
      if survey.troubles.isEmpty {
        survey.troubles = ["Two references are compared, not directories. Name two PNG files."]
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
    result.messages = survey.troubles.map { "tintype: \(VisibleText.line($0))\n" }.joined()
    result.exitCode = !survey.troubles.isEmpty ? .trouble : isDifferent ? .different : .success
    return result
  }
}
