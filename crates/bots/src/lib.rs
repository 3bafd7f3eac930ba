//! Players that understand the pictures: a view and words in, a command out.
