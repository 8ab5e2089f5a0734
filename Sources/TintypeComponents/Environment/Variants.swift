public struct Variants { public static let maximumCount = 4096 }
