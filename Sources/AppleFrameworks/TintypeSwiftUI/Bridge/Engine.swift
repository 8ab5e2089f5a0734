// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

/// A node of the engine's tree.
typealias Node = TintypeComponents.Node

/// The engine's types that have the same names as types of this module.
enum Engine {
  typealias Binding = TintypeComponents.Binding
  typealias Button = TintypeComponents.Button
  typealias ButtonStyle = TintypeComponents.ButtonStyle
  typealias Color = TintypeComponents.Color
  typealias Divider = TintypeComponents.Divider
  typealias EnvironmentValues = TintypeComponents.EnvironmentValues
  typealias Font = TintypeScene.Font
  typealias GaugeStyle = TintypeComponents.GaugeStyle
  typealias GraphicsContext = TintypeComponents.GraphicsContext
  typealias HStack = TintypeComponents.HStack
  typealias Label = TintypeComponents.Label
  typealias LabeledContent = TintypeComponents.LabeledContent
  typealias Layout = TintypeComponents.Layout
  typealias ShapeStyle = TintypeComponents.ShapeStyle
  typealias Spacer = TintypeComponents.Spacer
  typealias Symbol = TintypeComponents.Symbol
  typealias Text = TintypeComponents.Text
  typealias VStack = TintypeComponents.VStack
  typealias ZStack = TintypeComponents.ZStack
}
