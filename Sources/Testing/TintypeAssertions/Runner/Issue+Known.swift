// SPDX-License-Identifier: MIT

import Testing

extension Issue {
  /// A Boolean value that indicates whether the issue was recorded in a scope of `withKnownIssue`
  /// that matches it.
  ///
  /// Swift Testing has no public property for it, so that its stored property is read by reflection;
  /// `false` if a version of Swift Testing has no such property.
  var isKnown: Bool {
    for child in Mirror(reflecting: self).children where child.label == "knownIssueContext" {
      let context = Mirror(reflecting: child.value)
      return context.displayStyle == .optional && !context.children.isEmpty
    }
    return false
  }
}

extension Test {
  /// The identifier of the test in the event stream of Swift Testing.
  var eventIdentifier: String {
    "\(id.moduleName).\(id.nameComponents.joined(separator: "/"))/\(sourceLocation.fileName)"
      + ":\(sourceLocation.line):\(sourceLocation.column)"
  }
}
