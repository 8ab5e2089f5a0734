// SPDX-License-Identifier: MIT

import SwiftUI

/// A person who may control devices.
struct Member: Identifiable, Hashable, Sendable {
  enum Role: CaseIterable, Identifiable, Sendable {
    case owner, resident, child, guest

    var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .owner: "Owner"
      case .resident: "Resident"
      case .child: "Child"
      case .guest: "Guest"
      }
    }
  }

  let id: String
  var name: String
  var email: String
  var role = Role.resident
  var isPresent = false
  /// The end of the access of a guest.
  var accessEnds: Date?
}

/// The values of an invitation while it is written.
struct Invitation: Equatable, Sendable {
  var name = ""
  var email = ""
  var role = Member.Role.resident
  var code = ""
  var repeatedCode = ""
  var endsAccess = false
  var end: Date

  var hasName: Bool { !name.trimmingCharacters(in: .whitespaces).isEmpty }

  var hasValidEmail: Bool {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let host = parts.last, let user = parts.first else { return false }
    return !user.isEmpty && host.contains(".") && !host.hasPrefix(".") && !host.hasSuffix(".")
  }

  var hasValidCode: Bool { code.count >= 6 && code.allSatisfy(\.isNumber) }
  var hasEqualCodes: Bool { code == repeatedCode }
  var isValid: Bool { hasName && hasValidEmail && hasValidCode && hasEqualCodes }

  var member: Member {
    Member(
      id: email, name: name.trimmingCharacters(in: .whitespaces), email: email, role: role,
      accessEnds: endsAccess ? end : nil)
  }
}
