// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

/// A node of the engine's tree.
typealias Node = TintypeComponents.Node

/// The engine's types that have the same names as types of this module.
enum Engine {
  typealias Alignment = TintypeComponents.Alignment
  typealias AnyLayout = TintypeComponents.AnyLayout
  typealias Button = TintypeComponents.Button
  typealias Canvas = TintypeComponents.Canvas
  typealias Color = TintypeComponents.Color
  typealias Divider = TintypeComponents.Divider
  typealias EnvironmentKey = TintypeComponents.EnvironmentKey
  typealias EnvironmentValues = TintypeComponents.EnvironmentValues
  typealias Font = TintypeScene.Font
  typealias ForEach = TintypeComponents.ForEach
  typealias GeometryReader = TintypeComponents.GeometryReader
  typealias Grid = TintypeComponents.Grid
  typealias GridItem = TintypeComponents.GridItem
  typealias GridRow = TintypeComponents.GridRow
  typealias HStack = TintypeComponents.HStack
  typealias Image = TintypeComponents.Image
  typealias Label = TintypeComponents.Label
  typealias Layout = TintypeComponents.Layout
  typealias LazyHGrid = TintypeComponents.LazyHGrid
  typealias LazyVGrid = TintypeComponents.LazyVGrid
  typealias List = TintypeComponents.List
  typealias Material = TintypeComponents.Material
  typealias Node = TintypeComponents.Node
  typealias ScrollView = TintypeComponents.ScrollView
  typealias Section = TintypeComponents.Section
  typealias Shape = TintypeComponents.Shape
  typealias ShapeStyle = TintypeComponents.ShapeStyle
  typealias Spacer = TintypeComponents.Spacer
  typealias Symbol = TintypeComponents.Symbol
  typealias Text = TintypeComponents.Text
  typealias TextCase = TintypeComponents.TextCase
  typealias VStack = TintypeComponents.VStack
  typealias ViewThatFits = TintypeComponents.ViewThatFits
  typealias ZStack = TintypeComponents.ZStack
}
