// SPDX-License-Identifier: MIT

import TintypeComponents

/// An error of a preview.
enum PreviewError: Error, CustomStringConvertible {
  /// No device has the name.
  case unknownDevice(name: String, preview: String)
  /// The declaration of a preview cannot be evaluated.
  case notEvaluated(preview: String, reason: String)
  /// The preview ended an earlier program of this process.
  case trapped(preview: String, place: String)
  /// A module has no previews.
  case noPreviews(module: String)
  /// All previews of a module exclude themselves from snapshots.
  case allExcluded(module: String)

  var description: String {
    switch self {
    case .unknownDevice(let name, let preview):
      let names = ViewImageConfig.iPhones.suffix(4).map(\.name).joined(separator: ", ")
      return
        "The preview “\(preview)” requests the device “\(name)”, which is unknown. Use the name"
        + " of an iPhone or iPad, such as \(names)."
    case .notEvaluated(let preview, let reason):
      return
        "The declaration of the preview “\(preview)” cannot be evaluated: \(reason)"
        + "\nCorrect the views that it creates."
    case .trapped(let preview, let place):
      return
        "The preview “\(preview)”\(place) ended the test process, so the tests started again without"
        + " it. Correct the code that the “Fatal error” or the backtrace in the output of the tests"
        + " names."
    case .noPreviews(let module):
      return
        "The module “\(module)” has no previews in this process. Pass a type of a module that"
        + " declares a #Preview or a PreviewProvider, and link that module to the tests."
    case .allExcluded(let module):
      return
        "All previews of the module “\(module)” exclude themselves from snapshots. Remove"
        + " previewSnapshotExcluded() from one of them, or remove this test."
    }
  }
}
