// SPDX-License-Identifier: MIT

import TintypeComponents

extension FailureMessage {
  /// What another environment has to do with a difference, and what to do about it.
  func environment(_ difference: Difference) -> [String] {
    // A part that one of the two does not tell says nothing about the other.
    let differences = difference.environment.filter { $0.effect > .unstated }
    guard let greatest = differences.first?.effect else { return [] }
    let place = "The reference was painted in another environment: \(differences.told)."
    switch difference.repainting {
    case .done: return ["\(place) \(repainted(difference))"]
    case .notNeeded, .impossible:
      if greatest == .none { return [place + " So it is likely that the component did change."] }
      return ["\(place) \(elsewhere)"]
    case .failed(let reason):
      return ["\(place) Its scene could not be painted here: \(reason) \(elsewhere)"]
    }
  }

  private func repainted(_ difference: Difference) -> String {
    let done = "Its scene was painted again here, and compared instead of the recorded pixels:"
    return switch difference.origin {
    case .component: "\(done) the change is in the component."
    case .environment:
      """
      \(done) the component says what it did, but is laid out otherwise in this environment. Paint \
      where the reference was painted, or record it anew here.
      """
    case nil: "\(done) the two pictures differ."
    }
  }

  private var elsewhere: String {
    """
    If the component did not change, paint where the reference was painted, or record it anew here. \
    “swift run tintype-paint doctor”, with the reference's path, says more.
    """
  }
}
