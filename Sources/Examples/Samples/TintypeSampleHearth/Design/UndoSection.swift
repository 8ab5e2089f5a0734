// SPDX-License-Identifier: MIT

import SwiftUI

/// The last deletion with the button that reverts it.
struct UndoSection: View {
  @Environment(House.self) private var house

  var body: some View {
    if let deletion = house.deletion {
      Section {
        HStack {
          Label("“\(deletion.name)” deleted", systemImage: "trash")
            .labelStyle(.tile(.gray))
          Spacer()
          Button("Undo") { withAnimation { house.undoDeletion() } }
            .fontWeight(.semibold)
        }
      }
    }
  }
}
