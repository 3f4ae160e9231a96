/// The library placeholder
