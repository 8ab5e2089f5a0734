// SPDX-License-Identifier: MIT

/// What is wrong with a subscription.
enum SubscriptionIssue: CustomStringConvertible {
  /// What `sink` returned was released in the same statement.
  case droppedAtOnce(owner: String?)

  var description: String {
    switch self {
    case .droppedAtOnce(let owner):
      let whose = owner.map { " for \($0)" } ?? ""
      return """
        This subscription\(whose) ended in the statement that made it, while its first value was \
        still on its way through a scheduler, so that no value will ever arrive. Keep what it \
        returns, such as by .store(in: &cancellables).
        """
    }
  }
}
