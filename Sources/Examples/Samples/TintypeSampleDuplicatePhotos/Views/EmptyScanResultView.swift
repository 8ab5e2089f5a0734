// SPDX-License-Identifier: MIT

import SwiftUI

/// The screen of a completed scan without duplicates.
struct EmptyScanResultView: View {
  let onRescan: () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("No Duplicates Found", systemImage: "checkmark.circle")
    } description: {
      Text("Your photo library looks clean! All your photos appear to be unique.")
    } actions: {
      Button(action: onRescan) {
        Text("Scan Again")
      }
      .buttonStyle(.borderedProminent)
    }
  }
}

#Preview {
  EmptyScanResultView {}
}
