// SPDX-License-Identifier: MIT

import SwiftUI

struct BookCell: View {
  var title: String
  var isNew = false

  var body: some View {
    HStack {
      Label(title, systemImage: "book")
      Spacer()
      if isNew { Text("New").foregroundStyle(.tint) }
    }
    .padding()
  }
}

#Preview("Plain") { BookCell(title: "Emma") }
#Preview("New") { BookCell(title: "Emma", isNew: true) }
#Preview("Row", traits: .sizeThatFitsLayout) { BookCell(title: "Emma").frame(width: 320) }
