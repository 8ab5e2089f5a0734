// SPDX-License-Identifier: MIT

import SwiftUI

struct ColorPickers: View {
  @State private var color = Color.red
  @State private var coreColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let title = "Background"

  var body: some View {
    VStack {
      ColorPicker("Background", selection: $color)
      ColorPicker(title, selection: $color)
      ColorPicker("Background", selection: $color, supportsOpacity: false)
      ColorPicker(title, selection: $color, supportsOpacity: false)
      ColorPicker(selection: $color) { Text("Background") }
      ColorPicker(selection: $color, supportsOpacity: false) { Text("Background") }
    }
    VStack {
      ColorPicker("Background", selection: $coreColor)
      ColorPicker(title, selection: $coreColor, supportsOpacity: false)
      ColorPicker(selection: $coreColor) { Text("Background") }
      ColorPicker(selection: $coreColor, supportsOpacity: false) { Text("Background") }
    }
  }
}
