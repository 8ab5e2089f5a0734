// SPDX-License-Identifier: MIT

enum MockError: Error, CaseIterable, Hashable, Sendable {
  case error1
  case error2
  case error3
}
