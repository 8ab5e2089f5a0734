// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Row", traits: .sizeThatFitsLayout) {
  ProfileRow(profile: Profile(id: 1, name: "Ada"))
}

#Preview("Placeholder", traits: .fixedLayout(width: 320, height: 64)) {
  ProfileRow(profile: Profile(id: 1, name: "Ada")).redacted(reason: .placeholder)
}
